import type { CaseId, ModuleId } from "@cathedra/domain";
import { type CloudModule, offeredModules } from "@cathedra/domain/cloud";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useOfferedModulesQuery } from "../../__generated__/useOfferedModulesQuery.graphql.ts";

export type Offered = {
  readonly status: "none" | "loading" | "ready" | "failed";
  readonly modules: readonly CloudModule[];
};

const none: Offered = { status: "none", modules: [] };

/** The cases of a learning space that an account may use (2.046), and those that the voucher has already. */
export function useOfferedModules(
  customerId: number | null,
  learningSpaceId: number | null,
  edited: { readonly modules: readonly CloudModule[] } | null,
): Offered & { readonly retry: () => void } {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ readonly key: string; readonly offered: Offered }>();
  const key = `${customerId} ${learningSpaceId} ${attempt}`;
  useEffect(() => {
    if (customerId === null || learningSpaceId === null) return;
    const subscription = fetchQuery<useOfferedModulesQuery>(
      environment,
      graphql`
        query useOfferedModulesQuery($customerId: Int!, $learningSpaceId: Int!) {
          customerLearningSpaceAccess(customerId: $customerId, learningSpaceId: $learningSpaceId) {
            cloudModules {
              moduleId
              name
              description
              cases {
                caseId
                name
                description
                allowed
              }
            }
          }
        }
      `,
      { customerId, learningSpaceId },
    ).subscribe({
      next: ({ customerLearningSpaceAccess: { cloudModules } }) => {
        const allowed = cloudModules.flatMap(({ cases }) => cases.filter((each) => each.allowed));
        const chosen = edited?.modules.flatMap(({ cases }) => cases) ?? [];
        const access = new Set([...allowed, ...chosen].map(({ caseId }) => caseId as CaseId));
        const modules = offeredModules(cloudModules.map(getModule), access);
        setAnswered({ key, offered: { status: "ready", modules } });
      },
      error: () => {
        // A voucher may keep its modules even when its account has lost the learning space.
        const modules = edited?.modules ?? [];
        setAnswered({ key, offered: { status: modules.length === 0 ? "failed" : "ready", modules } });
      },
    });
    return () => subscription.unsubscribe();
  }, [environment, customerId, learningSpaceId, edited, key]);
  const isChosen = customerId !== null && learningSpaceId !== null;
  const loading: Offered = { status: "loading", modules: [] };
  const offered = !isChosen ? none : answered?.key === key ? answered.offered : loading;
  return { ...offered, retry: () => setAttempt(attempt + 1) };
}

type Cased = { readonly caseId: string; readonly name: string; readonly description: string };
type Moduled = Omit<CloudModule, "moduleId" | "cases"> & {
  readonly moduleId: string;
  readonly cases: readonly Cased[];
};

function getModule({ moduleId, name, description, cases }: Moduled): CloudModule {
  return {
    moduleId: moduleId as ModuleId,
    name,
    description,
    cases: cases.map((each) => ({ ...each, caseId: each.caseId as CaseId })),
  };
}
