/**
 * @generated SignedSource<<2fca05c568e44c582fb22f1122bbe3f8>>
 * @relayHash 79731aef1870988879a51bf27472e42c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e77bb28c95c2bd5fe84bf029ce211795cae04e89df0f16ff29bd4462c44a118a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e77bb28c95c2bd5fe84bf029ce211795cae04e89df0f16ff29bd4462c44a118a",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
