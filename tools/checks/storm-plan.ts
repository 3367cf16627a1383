export type StormPlan = { readonly seeds: readonly number[]; readonly acts: number };

type Options = {
  readonly seed?: string | undefined;
  readonly acts?: string | undefined;
  readonly rounds?: string | undefined;
};

/** The requested storms, or a sentence that explains what is wrong with the options. */
export function stormPlan({ seed, acts, rounds }: Options, now: number): StormPlan | string {
  const first = seed === undefined ? now % 1_000_000 : whole(seed);
  const each = acts === undefined ? 30 : whole(acts);
  const count = rounds === undefined ? 3 : whole(rounds);
  if (first === undefined) return `--seed is a whole number, not ${seed}`;
  if (each === undefined || each < 1) return `--acts is a whole number above 0, not ${acts}`;
  if (count === undefined || count < 1) return `--rounds is a whole number above 0, not ${rounds}`;
  return { seeds: Array.from({ length: count }, (_, at) => first + at), acts: each };
}

function whole(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
