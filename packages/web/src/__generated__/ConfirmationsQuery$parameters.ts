/**
 * @generated SignedSource<<13957f222a1a3ba230c7c3720d1563b0>>
 * @relayHash 85c931a78181cf6ac0a3567c31dc3915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3caa7a558bc1dc0f149e5cd8658f6c362a8e7ba91cebaf05971f98c8e8387db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3caa7a558bc1dc0f149e5cd8658f6c362a8e7ba91cebaf05971f98c8e8387db",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
