import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, UnavailableError } from "../../../../relay/errors.ts";
import { atOnce, type Upload } from "./queue.ts";
import { createUploader, type Sending, type UploaderPorts } from "./uploader.ts";

type Running = Sending & { readonly done: () => void; readonly fail: (error: unknown) => void };

let running: Running[] = [];
let comeBack: (() => void)[] = [];

function portsOf() {
  return {
    send: vi.fn<UploaderPorts["send"]>(
      (sending) =>
        new Promise((resolve, reject) => running.push({ ...sending, done: resolve, fail: reject })),
    ),
    giveUp: vi.fn<UploaderPorts["giveUp"]>(async () => undefined),
    untilBack: vi.fn<UploaderPorts["untilBack"]>(
      () => new Promise<void>((resolve) => comeBack.push(resolve)),
    ),
    onArrived: vi.fn<UploaderPorts["onArrived"]>(),
    onAllOver: vi.fn<UploaderPorts["onAllOver"]>(),
    getText: () => "Failed to upload file",
    isAnotherFile: (error: unknown) => error instanceof RangeError,
  };
}

beforeEach(() => {
  running = [];
  comeBack = [];
});

const file = (name: string, size = 1) => {
  const made = new File(["x"], name, { lastModified: 7 });
  return Object.defineProperty(made, "size", { value: size });
};
const adding = (...names: string[]) => names.map((name) => ({ key: `in/${name}`, file: file(name) }));
const states = (uploads: { readonly get: () => readonly Upload[] }) =>
  uploads.get().map(({ state }) => state.is);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const large = 200 * 1024 ** 2;

test("three files are sent at a time, each with its progress, until all are uploaded (8.013)", async () => {
  const ports = portsOf();
  const uploads = createUploader(ports);
  uploads.add(adding("1", "2", "3", "4"));
  expect(states(uploads)).toEqual(["sending", "sending", "sending", "waiting"]);
  running[0]?.onSent(1);
  expect(uploads.get()[0]?.sent).toBe(1);
  for (let at = 0; at < 4; at += 1) {
    running[at]?.done();
    await settled();
  }
  expect(states(uploads)).toEqual(["done", "done", "done", "done"]);
  expect(ports.onArrived).toHaveBeenCalledTimes(4);
  expect(ports.onAllOver).toHaveBeenCalledTimes(1);
});

test("for any outcomes in any order, at most three files are sent at a time", async () => {
  const ends = fc.array(fc.constantFrom("done", "fail", "cancel", "away", "taken"), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(ends, async (fates) => {
      running = [];
      const uploads = createUploader(portsOf());
      uploads.add(adding(...fates.map((_, at) => String(at))));
      for (const fate of fates) {
        const one = running.find(
          ({ upload, signal }) => !signal.aborted && states(uploads)[upload.id - 1] === "sending",
        );
        if (one === undefined) break;
        if (fate === "done") one.done();
        else if (fate === "cancel") uploads.cancel(one.upload.id);
        else
          one.fail(fate === "away" ? new UnavailableError() : fate === "taken" ? taken() : new Error("no"));
        await settled();
        expect(states(uploads).filter((is) => is === "sending").length).toBeLessThanOrEqual(atOnce);
      }
      expect(states(uploads)).not.toContain("waiting");
    }),
    { numRuns: 12 },
  );
});

const taken = () => new ApiError("STORAGE_NAME_TAKEN", "There is a file of this name already: 1");

test("a file with an existing name waits for an answer, which can apply to all following files", async () => {
  const uploads = createUploader(portsOf());
  uploads.add(adding("1", "2", "3", "4"));
  running[0]?.fail(taken());
  running[1]?.fail(taken());
  await settled();
  expect(states(uploads)).toEqual(["taken", "taken", "sending", "sending"]);
  uploads.answer(1, "keepBoth", true);
  expect(running.slice(4).map(({ upload }) => [upload.id, upload.policy])).toEqual([[1, "keepBoth"]]);
  running[2]?.fail(taken());
  await settled();
  expect(uploads.get()[2]).toMatchObject({ policy: "keepBoth" });
  expect(states(uploads)).not.toContain("taken");
});

test("a skipped file is not uploaded and does not count as failed", async () => {
  const ports = portsOf();
  const uploads = createUploader(ports);
  uploads.add(adding("1"));
  running[0]?.fail(taken());
  await settled();
  uploads.answer(1, "skip", false);
  expect(states(uploads)).toEqual(["skipped"]);
  expect(ports.onAllOver).toHaveBeenCalledTimes(1);
});

test("uploads wait during a network outage and continue automatically", async () => {
  const uploads = createUploader(portsOf());
  uploads.add(adding("1"));
  running[0]?.fail(new UnavailableError());
  await settled();
  expect(states(uploads)).toEqual(["away"]);
  for (const back of comeBack) back();
  await settled();
  expect(states(uploads)).toEqual(["sending"]);
  expect(running).toHaveLength(2);
});

test("a refused upload shows its reason and can be tried again", async () => {
  const uploads = createUploader(portsOf());
  uploads.add(adding("1"));
  running[0]?.fail(new ApiError("STORAGE_FULL", "The store is full."));
  await settled();
  expect(uploads.get()[0]?.state).toEqual({ is: "failed", text: "Failed to upload file" });
  uploads.tryAgain(1);
  expect(states(uploads)).toEqual(["sending"]);
});

test("cancelling an upload also cancels it in the portal, and later answers change nothing", async () => {
  const ports = portsOf();
  const uploads = createUploader(ports);
  uploads.add([{ key: "in/film.mp4", file: file("film.mp4", large) }]);
  running[0]?.onBegun("upload-1");
  uploads.cancel(1);
  expect(running[0]?.signal.aborted).toBe(true);
  expect(ports.giveUp).toHaveBeenCalledExactlyOnceWith("upload-1");
  running[0]?.done();
  await settled();
  expect(states(uploads)).toEqual(["cancelled"]);
  expect(ports.onArrived).not.toHaveBeenCalled();
});

test("a large upload can be paused, and continues what it has begun", async () => {
  const ports = portsOf();
  const uploads = createUploader(ports);
  uploads.add([{ key: "in/film.mp4", file: file("film.mp4", large) }]);
  running[0]?.onBegun("upload-1");
  uploads.pause(1);
  expect(states(uploads)).toEqual(["paused"]);
  expect(ports.giveUp).not.toHaveBeenCalled();
  uploads.resume(1);
  expect(running[1]?.upload.begun).toBe("upload-1");
});

const elsewhere = { id: "upload-1", fileKey: "in/film.mp4", size: large, begunAt: "2026-11-23T14:05:00Z" };

test("an upload begun elsewhere is shown, and continues with a file of the same size, chosen or dropped", () => {
  const uploads = createUploader(portsOf());
  uploads.offer([elsewhere]);
  uploads.offer([elsewhere]);
  expect(uploads.get()).toMatchObject([
    { key: "in/film.mp4", begun: "upload-1", begunAt: elsewhere.begunAt, file: null, state: { is: "lost" } },
  ]);
  expect(uploads.bringBack(1, file("film.mp4", large + 1))).toBe(false);
  expect(states(uploads)).toEqual(["lost"]);
  expect(uploads.bringBack(1, file("film.mp4", large))).toBe(true);
  expect(running[0]?.upload.begun).toBe("upload-1");
  const dropped = createUploader(portsOf());
  dropped.offer([elsewhere]);
  dropped.add([{ key: "in/film.mp4", file: file("film.mp4", large) }]);
  expect(dropped.get()).toHaveLength(1);
  expect(running[1]?.upload.begun).toBe("upload-1");
});

test("an upload finished or cancelled elsewhere disappears, and one of this window is not shown twice", async () => {
  const uploads = createUploader(portsOf());
  uploads.offer([elsewhere]);
  uploads.offer([]);
  expect(uploads.get()).toEqual([]);
  uploads.add([{ key: "in/film.mp4", file: file("film.mp4", large) }]);
  const mine = { ...elsewhere, id: "upload-2" };
  // The portal already lists the upload although the answer to its start has not arrived.
  uploads.offer([mine]);
  running[0]?.onBegun("upload-2");
  uploads.offer([mine]);
  running[0]?.done();
  await settled();
  // The list was read before the upload was finished.
  uploads.offer([mine]);
  expect(states(uploads)).toEqual(["done"]);
});

test("another file of the same name and size is reported, and starts over only on request", async () => {
  const ports = portsOf();
  const uploads = createUploader(ports);
  uploads.offer([elsewhere]);
  uploads.bringBack(1, file("film.mp4", large));
  running[0]?.fail(new RangeError("another file"));
  await settled();
  expect(states(uploads)).toEqual(["another"]);
  expect(ports.onAllOver).not.toHaveBeenCalled();
  expect(ports.giveUp).not.toHaveBeenCalled();
  // The right file can still be chosen.
  const right = file("film.mp4", large);
  uploads.bringBack(1, right);
  expect(running[1]?.upload).toMatchObject({ begun: "upload-1", file: right });
  running[1]?.fail(new RangeError("another file"));
  await settled();
  uploads.startOver(1);
  expect(ports.giveUp).toHaveBeenCalledExactlyOnceWith("upload-1");
  expect(running[2]?.upload).toMatchObject({ begun: null, file: right });
});
