import { fakeConnected, fakeDesktopClient } from "@cathedra/qt-bridge";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { desktop, replaceDesktop } from "../../site/desktop.ts";
import { useDesktop } from "./use-desktop.ts";

afterEach(() => replaceDesktop(undefined));

function Seen() {
  const { client, connection } = useDesktop();
  return `${connection.state} ${client === desktop()}`;
}

test("a page shows the state of the desktop client that it is embedded in", () => {
  const fake = fakeDesktopClient();
  replaceDesktop(fake);
  expect(renderToString(<Seen />)).toBe("absent true");
  fake.become(fakeConnected);
  expect(renderToString(<Seen />)).toBe("connected true");
});
