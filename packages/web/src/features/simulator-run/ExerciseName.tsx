import { simulatorTexts } from "@cathedra/domain/messages";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ExerciseNameQuery } from "../../__generated__/ExerciseNameQuery.graphql.ts";

/** The name of an exercise by its number; null for a personal case. */
export function ExerciseName({ id }: { readonly id: number | null }) {
  if (id === null) return simulatorTexts.personalCase;
  return (
    <Suspense fallback="…">
      <Name id={id} />
    </Suspense>
  );
}

function Name({ id }: { readonly id: number }) {
  const { simulation } = useLazyLoadQuery<ExerciseNameQuery>(
    graphql`
      query ExerciseNameQuery($id: Int!) {
        simulation(id: $id) {
          ...whole_simulation
          name
          moduleName
        }
      }
    `,
    { id },
  );
  return simulation == null ? null : `${simulation.name} · ${simulation.moduleName}`;
}
