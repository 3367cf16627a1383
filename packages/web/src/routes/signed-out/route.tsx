/** (X14) */
export function Component() {
  return <h1>You have signed out</h1>;
}
