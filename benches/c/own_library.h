int own_king(int a, int b);
int own_manhattan(int a, int b);
int own_knight(int a, int b);
