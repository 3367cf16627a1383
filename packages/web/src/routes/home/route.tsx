/** The start page (1.003). */
export function Component() {
  return <h1>Home</h1>;
}
