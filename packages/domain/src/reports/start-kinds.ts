/** The kinds of things that people start, and about which one can ask why a person cannot. A file of its own, which the first view loads. */
export const startKinds = ["case", "event", "course", "exercise"] as const;
export type StartKind = (typeof startKinds)[number];
