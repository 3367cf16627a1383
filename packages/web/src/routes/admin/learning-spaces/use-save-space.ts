import { graphql, useMutation } from "react-relay/hooks";
import type { useSaveSpaceMutation } from "../../../__generated__/useSaveSpaceMutation.graphql.ts";
import { commitMutation } from "../commit-mutation.ts";
import type { LogoChoice, SpaceFields, StoredSpace } from "./space-form.ts";
import { forgetUploaded, uploadLogo } from "./upload-logo.ts";

/** Saves a learning space, its new logo first (5.028); rejects with what the API refused. */
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
    const image = await imageOf(logo);
    await save({ id, displayName: name, modifiedAt, ...(image === undefined ? {} : { image }) });
    if (logo.kind === "new") forgetUploaded(logo.file);
  };
}

/** Undefined: as it is. */
async function imageOf(logo: LogoChoice): Promise<string | null | undefined> {
  if (logo.kind === "stays") return undefined;
  return logo.kind === "none" ? null : uploadLogo(logo.file);
}
