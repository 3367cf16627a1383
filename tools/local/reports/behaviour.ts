/**
 * The faults of the receiver of reports: slow answers after ten seconds; refuse asks for fewer reports (429); garbage sends
 * invalid HTTP; away closes each connection.
 */
export const behaviours = ["ok", "slow", "refuse", "garbage", "away"] as const;
export type Behaviour = (typeof behaviours)[number];

export function parseBehaviour(text: string): Behaviour | undefined {
  return behaviours.find((each) => each === text);
}
