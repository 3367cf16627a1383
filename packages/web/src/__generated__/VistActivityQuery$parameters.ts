/**
 * @generated SignedSource<<814ec8ae7618ed6258880684338b8c72>>
 * @relayHash bb967c273fe8ef6e03cde08edf7d5870
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c33dfa2332e6cb94c82084e0405673289a306d623c32b4235936dde5a9256f36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c33dfa2332e6cb94c82084e0405673289a306d623c32b4235936dde5a9256f36",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
