/**
 * @generated SignedSource<<6e863be0a65efb79600bba79b2cb2732>>
 * @relayHash 89f3e526aa065d9aa9cb4a9bba8f1ad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83e0ffc253e463c6ddfd2c49d9cf5bf732bcf727a151e577bb809348fa957ad8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentsQuery } from './AssignmentsQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83e0ffc253e463c6ddfd2c49d9cf5bf732bcf727a151e577bb809348fa957ad8",
    "metadata": {},
    "name": "AssignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
