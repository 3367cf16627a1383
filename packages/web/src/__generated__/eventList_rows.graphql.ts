/**
 * @generated SignedSource<<93372ede4514a7b2bab610dcc9572f28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CloudCaseVMStatus = "desired" | "idle" | "off" | "started" | "starting" | "void";
export type ResourceAccessVoucherState = "active" | "archived" | "expired";
import type { FragmentRefs } from "relay-runtime";
export type eventList_rows$data = ReadonlyArray<{
  readonly archivedAt: string | null | undefined;
  readonly code: string | null | undefined;
  readonly createdAt: string;
  readonly creator: {
    readonly email: string | null | undefined;
    readonly first_name: string | null | undefined;
    readonly keycloak_id: string | null | undefined;
    readonly last_name: string | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly id: number;
    readonly name: string;
    readonly viewerCanReadLedger: boolean;
  };
  readonly durationInSeconds: number;
  readonly eventAt: string;
  readonly hasStarted: boolean;
  readonly id: number;
  readonly learningSpace: {
    readonly id: number;
    readonly name: string;
  };
  readonly maxUses: number;
  readonly modules: ReadonlyArray<{
    readonly cases: ReadonlyArray<{
      readonly caseId: string;
      readonly description: string;
      readonly name: string;
    }>;
    readonly description: string;
    readonly moduleId: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly organizers: ReadonlyArray<{
    readonly email: string;
    readonly first_name: string | null | undefined;
    readonly last_name: string | null | undefined;
  }>;
  readonly state: ResourceAccessVoucherState;
  readonly used: number;
  readonly vm: {
    readonly id: string;
    readonly status: CloudCaseVMStatus;
  } | null | undefined;
  readonly " $fragmentType": "eventList_rows";
}>;
export type eventList_rows$key = ReadonlyArray<{
  readonly " $data"?: eventList_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventList_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "eventList_rows",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "used",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxUses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasStarted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudCaseVM",
      "kind": "LinkedField",
      "name": "vm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanReadLedger",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningSpace",
      "kind": "LinkedField",
      "name": "learningSpace",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keycloak_id",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOrganizer",
      "kind": "LinkedField",
      "name": "organizers",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CloudModule",
      "kind": "LinkedField",
      "name": "modules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CloudCase",
          "kind": "LinkedField",
          "name": "cases",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caseId",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventResourceAccessVoucherAsAdmin",
  "abstractKey": null
};
})();

(node as any).hash = "c0773d1e07bea7381ae5635fc181a107";

export default node;
