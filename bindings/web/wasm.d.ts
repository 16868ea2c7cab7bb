import type { Source } from "./index.js";

/** What a bundler or a runtime makes of the file: an address, or a compiled module. `load` takes both. */
declare const file: Source;
export default file;
