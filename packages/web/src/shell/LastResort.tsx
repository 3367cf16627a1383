/** Where even the shell failed. Uses nothing that may have failed with it. */
export function LastResort() {
  return (
    <main>
      <h1>Something went wrong</h1>
      <p>
        Please <a href="/">load the portal again</a>.
      </p>
    </main>
  );
}
