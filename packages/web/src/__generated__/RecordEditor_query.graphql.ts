/**
 * @generated SignedSource<<d4d4d6984c39ffd2078e513c7b0b3d85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogbookTargetSpan = "academicYear" | "calendarYear" | "training";
import type { FragmentRefs } from "relay-runtime";
export type RecordEditor_query$data = {
  readonly IRLogFormData: {
    readonly attending: ReadonlyArray<{
      readonly customerId: number;
      readonly customerName: string;
      readonly firstName: string;
      readonly id: string;
      readonly lastName: string;
    }>;
    readonly hospitals: ReadonlyArray<{
      readonly customerId: number;
      readonly name: string;
    }>;
    readonly lastGroupId: number | null | undefined;
    readonly lastLevel: string | null | undefined;
    readonly lastRole: string | null | undefined;
    readonly recent: ReadonlyArray<{
      readonly attendings: ReadonlyArray<string>;
      readonly customerId: number;
      readonly hospitals: ReadonlyArray<string>;
      readonly procedures: ReadonlyArray<string>;
    }>;
    readonly targets: ReadonlyArray<{
      readonly category: string | null | undefined;
      readonly customerId: number;
      readonly id: string;
      readonly interventionType: string | null | undefined;
      readonly levels: ReadonlyArray<string>;
      readonly name: string;
      readonly organSystem: string | null | undefined;
      readonly procedureCode: string | null | undefined;
      readonly roles: ReadonlyArray<string>;
      readonly span: LogbookTargetSpan;
      readonly subCategory: string | null | undefined;
    }>;
  };
  readonly customerGroups: ReadonlyArray<{
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: number;
    readonly members: ReadonlyArray<{
      readonly first_name: string | null | undefined;
      readonly keycloak_id: string | null | undefined;
      readonly last_name: string | null | undefined;
    }>;
    readonly name: string;
  }>;
  readonly user: {
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
  } | null | undefined;
  readonly " $fragmentType": "RecordEditor_query";
};
export type RecordEditor_query$key = {
  readonly " $data"?: RecordEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordEditor_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordEditor_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IRLogFormData",
      "kind": "LinkedField",
      "name": "IRLogFormData",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FormAttending",
          "kind": "LinkedField",
          "name": "attending",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "customerName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormHospital",
          "kind": "LinkedField",
          "name": "hospitals",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RecentChoices",
          "kind": "LinkedField",
          "name": "recent",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hospitals",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attendings",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "procedures",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastRole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastGroupId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookTarget",
          "kind": "LinkedField",
          "name": "targets",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "interventionType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "organSystem",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subCategory",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "procedureCode",
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
              "name": "levels",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "span",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "roles",
          "value": [
            "learner",
            "admin"
          ]
        }
      ],
      "concreteType": "CustomerGroup",
      "kind": "LinkedField",
      "name": "customerGroups",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": "customerGroups(roles:[\"learner\",\"admin\"])"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7988dee4794d6417b8f0663dd878e6a4";

export default node;
