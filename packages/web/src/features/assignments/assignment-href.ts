import { spaceAddress } from "@cathedra/domain/learning";
import { exerciseHref } from "../progress/exercise-href.ts";

type Asked = {
  readonly kind: string;
  readonly courseId?: number | null | undefined;
  readonly spaceId?: number | null | undefined;
  readonly spaceName?: string | null | undefined;
  readonly exerciseKey?: string | null | undefined;
};

/** The address of the page on which an assignment is done. */
export function assignmentHref({ kind, courseId, spaceId, spaceName, exerciseKey }: Asked): string {
  if (kind === "records") return "/logbook";
  if (kind === "exercise") return exerciseKey == null ? "/progress" : exerciseHref(exerciseKey);
  if (courseId == null || spaceId == null) return "/learning-spaces";
  return spaceAddress({ id: spaceId, name: spaceName ?? "" }, courseId);
}
