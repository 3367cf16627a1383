import { fileTexts } from "@cathedra/domain/messages";
import { graphql, useMutation } from "react-relay/hooks";
import * as v from "valibot";
import type { useSaveSpaceMutation } from "../../../__generated__/useSaveSpaceMutation.graphql.ts";
import { ApiError } from "../../../relay/errors.ts";
import { authorizedJson } from "../../../rest/authorized-fetch.ts";
import { commitMutation } from "../commit-mutation.ts";
import type { LogoChoice, SpaceFields, StoredSpace } from "./space-form.ts";

const answer = v.object({ id: v.string() });

/** The ids of uploaded files, so that repeating a failed save does not upload the picture again. */
const uploaded = new WeakMap<File, string>();

/** Saves a learning space after uploading its new logo (5.028); rejects with the API's refusal. */
export function useSaveSpace() {
  const [commit] = useMutation<useSaveSpaceMutation>(graphql`
    mutation useSaveSpaceMutation($id: Int!, $displayName: String, $image: ID, $modifiedAt: DateTime) {
      saveLearningSpace(id: $id, displayName: $displayName, image: $image, modifiedAt: $modifiedAt) {
        id
        ...SpaceList_space
      }
    }
  `);
  const save = commitMutation(commit);
  return async ({ name, logo }: SpaceFields, { id, modifiedAt }: StoredSpace) => {
    const image = await getImage(logo);
    await save({ id, displayName: name, modifiedAt, ...(image === undefined ? {} : { image }) });
    if (logo.kind === "new") forgetUploaded(logo.file);
  };
}

/** The logo's id for the mutation, null to remove the logo; undefined if it is unchanged. */
async function getImage(logo: LogoChoice): Promise<string | null | undefined> {
  if (logo.kind === "stays") return undefined;
  return logo.kind === "none" ? null : uploadLogo(logo.file);
}

/** Uploads a picture, and returns the id by which it becomes a logo. Rejects with the API's refusal. */
async function uploadLogo(file: File): Promise<string> {
  const known = uploaded.get(file);
  if (known !== undefined) return known;
  const form = new FormData();
  form.append("file", file);
  const body = await authorizedJson("/api/files?purpose=learning_space_logo", { method: "POST", body: form });
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new ApiError("INTERNAL", fileTexts.failed);
  uploaded.set(file, parsed.output.id);
  return parsed.output.id;
}

/** Removes the id of an uploaded picture, because the picture was saved and belongs to its learning space. */
function forgetUploaded(file: File): void {
  uploaded.delete(file);
}
