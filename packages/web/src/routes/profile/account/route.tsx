/** (13.005) */
export function Component() {
  return <h1>Account</h1>;
}
