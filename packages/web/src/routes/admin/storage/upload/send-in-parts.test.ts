import { afterAll, expect, test, vi } from "vitest";
import type { Begun } from "./multipart-requests.ts";
import type { Upload } from "./queue.ts";
import type { PartPorts } from "./send-in-parts.ts";
import type { Transferred } from "./send-whole.ts";
import type { Sending } from "./uploader.ts";

vi.mock("../../../../auth/auth.ts", () => ({ tokens: {} }));

// The modules are loaded again for each test, because each test needs its own session.
vi.resetModules();
const { ApiError, UnavailableError } = await import("../../../../relay/errors.ts");
const { AnotherFileError, sendInParts } = await import("./send-in-parts.ts");
afterAll(() => {
  vi.resetModules();
});

const answered = (status: number): Transferred => ({ status, statusText: "", body: "", header: () => null });
const begun: Begun = { id: "u1", size: 20, partSize: 8, parts: [] };

const computeDigest = (number: number) => `digest-${number}`;
const whole = { sha256: "of the whole", partsSha256: "of its parts" };

function setUp(more: Partial<Upload> = {}, known: Begun = begun) {
  const stop = new AbortController();
  const sending = {
    upload: { key: "a/film.mp4", size: 20, policy: "refuse", begun: null, ...more } as Sending["upload"],
    signal: stop.signal,
    onSent: vi.fn<Sending["onSent"]>(),
    onBegun: vi.fn<Sending["onBegun"]>(),
    onComparing: vi.fn<Sending["onComparing"]>(),
  };
  Object.assign(sending.upload, { file: new File([new Uint8Array(20)], "film.mp4") });
  const ports = {
    begin: vi.fn<PartPorts["begin"]>(async () => begun),
    getParts: vi.fn<PartPorts["getParts"]>(async () => known),
    links: vi.fn<PartPorts["links"]>(
      async (_id, parts) =>
        new Map(
          parts.map(({ number, sha256 }) => [number, { url: `/part/${number}`, headers: { of: sha256 } }]),
        ),
    ),
    digests: () => ({ part: async (number: number) => computeDigest(number), whole: async () => whole }),
    finish: vi.fn<PartPorts["finish"]>(async () => undefined),
    put: vi.fn<PartPorts["put"]>(async () => answered(200)),
    pause: vi.fn<PartPorts["pause"]>(async () => undefined),
  };
  const sent = () =>
    ports.put.mock.calls.map(([{ address, body }]) => [address, body instanceof Blob ? body.size : 0]);
  return { sending, ports, stop, sent };
}

test("a large file is sent in parts directly to the store, and is completed after the last part", async () => {
  const { sending, ports, sent } = setUp();
  await sendInParts(sending, ports);
  expect(sent()).toEqual([
    ["/part/1", 8],
    ["/part/2", 8],
    ["/part/3", 4],
  ]);
  expect(sending.onBegun).toHaveBeenCalledWith("u1");
  expect(sending.onSent).toHaveBeenLastCalledWith(20);
  expect(ports.put.mock.calls.map(([{ headers }]) => headers)).toEqual(
    [1, 2, 3].map((number) => ({ of: computeDigest(number) })),
  );
  expect(ports.finish).toHaveBeenCalledExactlyOnceWith("u1", sending.upload, whole);
});

test("existing parts are compared first, and another file is neither continued nor completed", async () => {
  const { sending, ports } = setUp(
    { begun: "u1" },
    { ...begun, parts: [{ number: 1, size: 8, sha256: "of another file" }] },
  );
  await expect(sendInParts(sending, ports)).rejects.toBeInstanceOf(AnotherFileError);
  expect(sending.onComparing.mock.calls).toEqual([[true], [false]]);
  expect(ports.links).not.toHaveBeenCalled();
  expect(ports.put).not.toHaveBeenCalled();
  expect(ports.finish).not.toHaveBeenCalled();
});

test("a part without a digest in the store is sent again", async () => {
  const { sending, ports, sent } = setUp(
    { begun: "u1" },
    {
      ...begun,
      parts: [
        { number: 1, size: 8, sha256: null },
        { number: 2, size: 8, sha256: computeDigest(2) },
      ],
    },
  );
  await sendInParts(sending, ports);
  expect(sent()).toEqual([
    ["/part/1", 8],
    ["/part/3", 4],
  ]);
});

test.each([400, 422])(
  "a part that arrives damaged (%d) is sent again, at most three times",
  async (status) => {
    const { sending, ports } = setUp();
    ports.put.mockResolvedValueOnce(answered(status));
    await sendInParts(sending, ports);
    expect(ports.put).toHaveBeenCalledTimes(4);
    ports.put.mockResolvedValue(answered(status));
    await expect(sendInParts(sending, ports)).rejects.toMatchObject({ code: "UPLOAD_DAMAGED" });
  },
);

test("a begun upload continues with the missing parts", async () => {
  const { sending, ports, sent } = setUp(
    { begun: "u1" },
    {
      ...begun,
      parts: [
        { number: 1, size: 8, sha256: computeDigest(1) },
        { number: 3, size: 4, sha256: computeDigest(3) },
      ],
    },
  );
  await sendInParts(sending, ports);
  expect(sent()).toEqual([["/part/2", 8]]);
  expect(sending.onSent).toHaveBeenNthCalledWith(1, 12);
  expect(ports.begin).not.toHaveBeenCalled();
});

test("an upload that the portal no longer knows starts again", async () => {
  const { sending, ports } = setUp({ begun: "old" });
  ports.getParts.mockRejectedValue(new ApiError("NOT_FOUND", "gone"));
  await sendInParts(sending, ports);
  expect(sending.onBegun).toHaveBeenCalledWith("u1");
  expect(ports.finish).toHaveBeenCalledOnce();
});

test("an interrupted part is sent again, with a new link if the old one expired, and then the upload waits", async () => {
  const { sending, ports } = setUp();
  ports.put.mockRejectedValueOnce(new UnavailableError()).mockResolvedValueOnce(answered(403));
  await sendInParts(sending, ports);
  expect(ports.put).toHaveBeenCalledTimes(5);
  expect(ports.links).toHaveBeenCalledTimes(2);
  const away = setUp();
  away.ports.put.mockRejectedValue(new UnavailableError());
  await expect(sendInParts(away.sending, away.ports)).rejects.toBeInstanceOf(UnavailableError);
  expect(away.ports.finish).not.toHaveBeenCalled();
});

test("a refusal of the store is not retried", async () => {
  const { sending, ports } = setUp();
  ports.put.mockResolvedValue(answered(413));
  await expect(sendInParts(sending, ports)).rejects.toBeInstanceOf(ApiError);
  expect(ports.put.mock.calls.length).toBeLessThanOrEqual(2);
});

test("a cancelled upload is not completed", async () => {
  const { sending, ports, stop } = setUp();
  ports.put.mockImplementation(async () => {
    stop.abort();
    return answered(200);
  });
  await sendInParts(sending, ports);
  expect(ports.finish).not.toHaveBeenCalled();
});
