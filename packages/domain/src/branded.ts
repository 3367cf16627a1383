/**
 * A `T` that cannot be mixed up with another `T`: `Branded<string, "UserId">`. The key exists in types alone; it is a
 * text and no unique symbol, because the declarations of other files must be able to name it.
 */
export type Branded<T, Name extends string> = T & { readonly "~brand": Name };
