/** (1.001) */
export function Component() {
  return <h1>Signing in</h1>;
}
