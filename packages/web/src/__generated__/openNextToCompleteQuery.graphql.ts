/**
 * @generated SignedSource<<8cc7c5bcbbab7683508619bfd989f27c>>
 * @relayHash 7c6765083618c909a961b9e568cf88b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70462366a21ff18f521f7bebb13cc83d813b5d7c6d22c47ced0e76102ac9b630

import type { ConcreteRequest } from 'relay-runtime';
export type ActivitiesSortField = "attending" | "dateOfProcedure" | "hospital" | "optionalIdentifier" | "participants" | "procedureName";
export type ActivitiesSortOrder = "asc" | "desc";
export type ActivitiesSearchParams = {
  attending?: string | null | undefined;
  category?: string | null | undefined;
  complications?: string | null | undefined;
  confirmation?: string | null | undefined;
  endDate?: string | null | undefined;
  groupId?: number | null | undefined;
  hospital?: string | null | undefined;
  interventionType?: string | null | undefined;
  limit?: number | null | undefined;
  modalityPrimary?: string | null | undefined;
  offset?: number | null | undefined;
  organSystem?: string | null | undefined;
  participantName?: string | null | undefined;
  roleMissingFor?: string | null | undefined;
  searchText?: string | null | undefined;
  sortField?: ActivitiesSortField | null | undefined;
  sortOrder?: ActivitiesSortOrder | null | undefined;
  startDate?: string | null | undefined;
  subCategory?: string | null | undefined;
  toCompleteBy?: string | null | undefined;
};
export type openNextToCompleteQuery$variables = {
  searchParams: ActivitiesSearchParams;
};
export type openNextToCompleteQuery$data = {
  readonly activities: {
    readonly activities: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type openNextToCompleteQuery = {
  response: openNextToCompleteQuery$data;
  variables: openNextToCompleteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "searchParams"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "searchParams",
        "variableName": "searchParams"
      }
    ],
    "concreteType": "ActivitiesPage",
    "kind": "LinkedField",
    "name": "activities",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Activity",
        "kind": "LinkedField",
        "name": "activities",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "openNextToCompleteQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "openNextToCompleteQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "70462366a21ff18f521f7bebb13cc83d813b5d7c6d22c47ced0e76102ac9b630",
    "metadata": {},
    "name": "openNextToCompleteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b58a84234e1200c70104240dcd80b30b";

export default node;
