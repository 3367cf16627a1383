/**
 * @generated SignedSource<<cd6f8ba4102a5a9ca7f98584735c93de>>
 * @relayHash fff3b5d54949eb3e3f883a112eebb44b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7df9c10f142aeae0690177dc6590d388d1254b1b8c1c2dba27a2fca783e966c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7df9c10f142aeae0690177dc6590d388d1254b1b8c1c2dba27a2fca783e966c0",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
