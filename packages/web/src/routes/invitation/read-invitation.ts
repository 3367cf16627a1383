import * as v from "valibot";
import { HttpError, plainFetch } from "../../http.ts";

const invitation = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  institution: v.string(),
  group: v.string(),
  expiresAt: v.pipe(
    v.string(),
    v.transform((at) => Date.parse(at)),
  ),
  status: v.picklist(["open", "used", "lapsed"]),
});

export type Invitation = v.InferOutput<typeof invitation>;

/** Reads a personal invitation; `unknown` if there is none with this code, or it was replaced. */
export async function readInvitation(code: string): Promise<Invitation | "unknown" | "failed"> {
  try {
    const response = await plainFetch("/api/invitations/read", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code }),
    });
    return v.parse(invitation, await response.json());
  } catch (error) {
    return error instanceof HttpError && error.status === 404 ? "unknown" : "failed";
  }
}
