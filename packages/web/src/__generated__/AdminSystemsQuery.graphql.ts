/**
 * @generated SignedSource<<aa713ee5886504530940de15a098c36a>>
 * @relayHash 6ebd55a123ab62ce31731e3e587e594f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c27991cc0f0132b5143248b94d533bb52fbdfd2ca3d9b4a8cc03a28206ab00a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VistSystemCondition = "away" | "clock_wrong" | "cloned" | "connected" | "low_disk" | "never_enrolled" | "not_seen" | "outdated" | "revoked" | "unknown";
export type VistSystemOrder = "customer" | "disk_free" | "first_seen" | "last_seen" | "service_tag";
export type AdminSystemsQuery$variables = {
  condition?: VistSystemCondition | null | undefined;
  days?: number | null | undefined;
  limit: number;
  offset: number;
  order?: VistSystemOrder | null | undefined;
  serviceTag: string;
};
export type AdminSystemsQuery$data = {
  readonly vistSystemsByServiceTag: ReadonlyArray<{
    readonly clientVersion: string | null | undefined;
    readonly conditions: ReadonlyArray<VistSystemCondition>;
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly diskFreeBytes: number | null | undefined;
    readonly diskTotalBytes: number | null | undefined;
    readonly id: string;
    readonly lastSeen: string | null | undefined;
    readonly lastSimulation: string | null | undefined;
    readonly name: string;
    readonly place: string;
    readonly serviceTag: string;
    readonly simulationsDone: number;
  }>;
  readonly vistSystemsFound: {
    readonly conditions: ReadonlyArray<{
      readonly condition: VistSystemCondition;
      readonly count: number;
    }>;
    readonly total: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Viewer_query">;
};
export type AdminSystemsQuery = {
  response: AdminSystemsQuery$data;
  variables: AdminSystemsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "condition"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "serviceTag"
},
v6 = {
  "kind": "Variable",
  "name": "days",
  "variableName": "days"
},
v7 = {
  "kind": "Variable",
  "name": "serviceTag",
  "variableName": "serviceTag"
},
v8 = {
  "alias": null,
  "args": [
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "concreteType": "VistSystemsFound",
  "kind": "LinkedField",
  "name": "vistSystemsFound",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistSystemConditionCount",
      "kind": "LinkedField",
      "name": "conditions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "condition",
      "variableName": "condition"
    },
    (v6/*:: as any*/),
    {
      "kind": "Variable",
      "name": "limit",
      "variableName": "limit"
    },
    {
      "kind": "Variable",
      "name": "offset",
      "variableName": "offset"
    },
    {
      "kind": "Variable",
      "name": "order",
      "variableName": "order"
    },
    (v7/*:: as any*/)
  ],
  "concreteType": "VistSystem",
  "kind": "LinkedField",
  "name": "vistSystemsByServiceTag",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceTag",
      "storageKey": null
    },
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VistSystemCustomer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "simulationsDone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSimulation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conditions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diskFreeBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "diskTotalBytes",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AdminSystemsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Viewer_query"
      },
      (v8/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AdminSystemsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keycloak_id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "first_name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "last_name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email_verified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logbook",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanResetCourseProgress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerAdminSections",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TermsToAccept",
            "kind": "LinkedField",
            "name": "viewerTermsToAccept",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inForceFrom",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanUseLogbook",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanCreateRecord",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerIsAttending",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v8/*:: as any*/),
      (v11/*:: as any*/)
    ]
  },
  "params": {
    "id": "c27991cc0f0132b5143248b94d533bb52fbdfd2ca3d9b4a8cc03a28206ab00a5",
    "metadata": {},
    "name": "AdminSystemsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a85a790e2e6ba562eea3bc8ac4b0ea1e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
