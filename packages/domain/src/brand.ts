declare const brand: unique symbol;

/** A `T` that cannot be mixed up with another `T`: `Branded<string, "UserId">`. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };
