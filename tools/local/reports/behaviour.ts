/**
 * How the receiver of reports behaves: slow answers after ten seconds; refuse wants to hear less (429); garbage answers what is
 * no HTTP; away ends each connection.
 */
export const behaviours = ["ok", "slow", "refuse", "garbage", "away"] as const;
export type Behaviour = (typeof behaviours)[number];

export function parseBehaviour(text: string): Behaviour | undefined {
  return behaviours.find((each) => each === text);
}
