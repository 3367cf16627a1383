/**
 * How the mail server behaves: slow answers each mail after some seconds, silent never; refuse says no to every address for
 * good, busy for now; away closes its port; garbage answers what is no SMTP; crash takes the next mail and dies before it
 * says so.
 */
export const behaviours = ["ok", "slow", "silent", "refuse", "busy", "away", "garbage", "crash"] as const;
export type Behaviour = (typeof behaviours)[number];

export function parseBehaviour(text: string): Behaviour | undefined {
  return behaviours.find((each) => each === text);
}
