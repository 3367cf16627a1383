import { expect, test, vi } from "vitest";
import { authorizeWorker, fetchAsPage } from "./page-authorization.ts";

test("each request of a worker has the authorization that the page gave for exactly this request (12.037)", async () => {
  const { port1, port2 } = new MessageChannel();
  // The requests are answered in reverse order.
  const given: (() => void)[] = [];
  authorizeWorker(port1, async (body) => {
    await new Promise<void>((done) => given.push(done));
    return { authorization: "Bearer own", "cathedra-station-proof": `for ${body}` };
  });
  const send = vi.fn<typeof fetch>(async () => new Response());
  const fetchIt = fetchAsPage(port2, send);
  const post = (body: string) => fetchIt("/api/graphql", { method: "POST", headers: { accept: "x" }, body });
  const both = Promise.all([post("one"), post("two")]);
  await vi.waitFor(() => expect(given).toHaveLength(2), 15_000);
  for (const answer of given.toReversed()) answer();
  await both;
  const sent = send.mock.calls.map(([, init]) => [
    init?.body,
    new Headers(init?.headers).get("cathedra-station-proof"),
  ]);
  expect(Object.fromEntries(sent)).toEqual({ one: "for one", two: "for two" });
  port1.close();
});
