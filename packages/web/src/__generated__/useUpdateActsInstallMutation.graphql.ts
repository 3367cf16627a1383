/**
 * @generated SignedSource<<f8d09a8a4e24c1c52ef0fddf2ca98b9f>>
 * @relayHash 436f814df65896827410a7af0b4a3a5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf970287b8920eda2dd4ad0e62ff3b5ea0f547e4881560fa8c37954a9c2def9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUpdateActsInstallMutation$variables = {
  id: string;
};
export type useUpdateActsInstallMutation$data = {
  readonly vistSystemSoftwareReleaseSetInstall: {
    readonly code: string;
    readonly message: string;
    readonly success: boolean;
    readonly update: {
      readonly state: {
        readonly downloaded: boolean;
        readonly installed: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"UpdateCard_update">;
    };
  };
};
export type useUpdateActsInstallMutation = {
  response: useUpdateActsInstallMutation$data;
  variables: useUpdateActsInstallMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "success",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "downloaded",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "installed",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "SystemSoftwareVersion",
  "kind": "LinkedField",
  "name": "version",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "semantic",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = [
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
    "name": "progress",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "errors",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateActsInstallMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemSoftwareUpdatePayload",
        "kind": "LinkedField",
        "name": "vistSystemSoftwareReleaseSetInstall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemSoftwareUpdate",
            "kind": "LinkedField",
            "name": "update",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UpdateCard_update"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareUpdateState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateActsInstallMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SystemSoftwareUpdatePayload",
        "kind": "LinkedField",
        "name": "vistSystemSoftwareReleaseSetInstall",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SystemSoftwareUpdate",
            "kind": "LinkedField",
            "name": "update",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
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
                "name": "viewerCanServe",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareRelease",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SystemSoftware",
                    "kind": "LinkedField",
                    "name": "software",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareRelease",
                "kind": "LinkedField",
                "name": "currentRelease",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SystemSoftwareUpdateState",
                "kind": "LinkedField",
                "name": "state",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "operationIsRunning",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SystemSoftwareOperationStates",
                    "kind": "LinkedField",
                    "name": "operationStates",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SystemSoftwareOperationState",
                        "kind": "LinkedField",
                        "name": "download",
                        "plural": false,
                        "selections": (v9/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SystemSoftwareOperationState",
                        "kind": "LinkedField",
                        "name": "install",
                        "plural": false,
                        "selections": (v9/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "faf970287b8920eda2dd4ad0e62ff3b5ea0f547e4881560fa8c37954a9c2def9",
    "metadata": {},
    "name": "useUpdateActsInstallMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afcc5f7c56c9f57e923d80aa25c4d78b";

export default node;
