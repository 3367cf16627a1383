/** (13.001) */
export function Component() {
  return <h1>Data protection policy</h1>;
}
