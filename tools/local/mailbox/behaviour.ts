/**
 * The faults of the mail server: slow answers each mail after some seconds, silent never; refuse rejects every address
 * permanently, busy temporarily; away closes its port; garbage sends invalid SMTP; crash accepts the next mail and ends before
 * it answers.
 */
export const behaviours = ["ok", "slow", "silent", "refuse", "busy", "away", "garbage", "crash"] as const;
export type Behaviour = (typeof behaviours)[number];

export function parseBehaviour(text: string): Behaviour | undefined {
  return behaviours.find((each) => each === text);
}
