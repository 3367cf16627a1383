import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import {
  dropReloadFrame,
  type ReloadFrame,
  reloadFrame,
  storeReloadFrame,
  takeReloadFrame,
} from "./frame-over-reload.ts";

const frame = {
  title: "Enter New Record",
  crumbs: [{ label: "Home", href: "/" }],
  said: { title: "Saved: Carotid artery stenting", text: "The form below is for your next case." },
  viewer: { keycloak_id: "maya" },
} as unknown as ReloadFrame;
const page = { pathname: "/logbook/records/create" };

beforeEach(() => {
  vi.useFakeTimers();
  page.pathname = "/logbook/records/create";
  vi.stubGlobal("location", page);
  vi.stubGlobal("sessionStorage", memoryStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the page that was loaded again has the frame until its content is there, and only once", () => {
  storeReloadFrame(frame);
  expect(takeReloadFrame()).toEqual(frame);
  expect(reloadFrame()).toEqual(frame);
  dropReloadFrame();
  expect(reloadFrame()).toBe(undefined);
  expect(takeReloadFrame()).toBe(undefined);
});

it("a kept frame is not shown on another page, nor on a page that is loaded later", () => {
  storeReloadFrame(frame);
  page.pathname = "/logbook";
  expect(takeReloadFrame()).toBe(undefined);
  page.pathname = "/logbook/records/create";
  storeReloadFrame(frame);
  vi.advanceTimersByTime(30_000);
  expect(takeReloadFrame()).toBe(undefined);
  expect(reloadFrame()).toBe(undefined);
});
