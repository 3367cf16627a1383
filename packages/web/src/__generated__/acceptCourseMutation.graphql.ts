/**
 * @generated SignedSource<<4b594690e0a31962cc631c901b8a3231>>
 * @relayHash cd9afcb387ea0eb64798f87886362308
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d60b9d052bc1170bdde2119ce4e015b50deaf3864e02d3026b663d4136eb0aa

import type { ConcreteRequest } from 'relay-runtime';
export type acceptCourseMutation$variables = {
  code: string;
};
export type acceptCourseMutation$data = {
  readonly acceptVoucher: {
    readonly course: {
      readonly id: number;
      readonly learningSpaces: ReadonlyArray<{
        readonly id: number;
        readonly name: string;
        readonly title: string;
      }>;
      readonly name: string;
    };
    readonly groupName: string;
    readonly learningSpaceNames: ReadonlyArray<string>;
  };
};
export type acceptCourseMutation = {
  response: acceptCourseMutation$data;
  variables: acceptCourseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
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
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "AcceptVoucherPayload",
    "kind": "LinkedField",
    "name": "acceptVoucher",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "groupName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "learningSpaceNames",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "course",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "LearningSpace",
            "kind": "LinkedField",
            "name": "learningSpaces",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              }
            ],
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
    "name": "acceptCourseMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "acceptCourseMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "1d60b9d052bc1170bdde2119ce4e015b50deaf3864e02d3026b663d4136eb0aa",
    "metadata": {},
    "name": "acceptCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5cffe913539055697c1eeec8e1890d91";

export default node;
