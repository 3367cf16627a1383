/** (13.002) */
export function Component() {
  return <h1>Medical disclaimer</h1>;
}
