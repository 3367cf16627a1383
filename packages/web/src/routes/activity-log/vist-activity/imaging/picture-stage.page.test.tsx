import { activityFileTexts } from "@cathedra/domain/messages";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { PictureStage } from "./PictureStage.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** Shows a picture for whose link the store answers with this status. `renew` requests a newer link from the portal. */
function showPicture(status: number, renew: () => Promise<void>) {
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const image = { name: "view.png", link: "/files/a", downloadLink: "/files/a?download" };
  const none = undefined;
  root.render(<PictureStage image={image} position="1 of 1" onBefore={none} onAfter={none} renew={renew} />);
}
const picture = () => screen.findByAltText("view.png");

test("a picture with an expired link and no newer one stops loading and offers Try again", async () => {
  showPicture(403, () => Promise.reject(new Error("the portal is away")));
  fireEvent.error(await picture());
  await screen.findByText(activityFileTexts.pictureNotLoaded);
  expect(screen.queryByText("Loading the picture")).toBe(null);
  expect(screen.queryByLabelText("Loading the picture")).toBe(null);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  fireEvent.load(await picture());
  await waitFor(() => expect(screen.queryByLabelText("Loading the picture")).toBe(null));
  expect(screen.queryByText(activityFileTexts.pictureNotLoaded)).toBe(null);
});

test("a picture that the browser cannot show offers Try again at once, without a request for a newer link", async () => {
  const renew = vi.fn(async () => undefined);
  showPicture(200, renew);
  fireEvent.error(await picture());
  await screen.findByRole("button", { name: "Try again" });
  expect(renew).not.toHaveBeenCalled();
});
