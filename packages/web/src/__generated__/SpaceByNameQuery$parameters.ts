/**
 * @generated SignedSource<<3f7d44324ac534ecba826b1c0a40448a>>
 * @relayHash ac793e17cc719beaccbde65fa65c0ff1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 104e11caa8c314c062288422cda2f415a5fa3c64763f0f1f6da7f71b58254192

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpaceByNameQuery } from './SpaceByNameQuery.graphql';

const node: PreloadableConcreteRequest<SpaceByNameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "104e11caa8c314c062288422cda2f415a5fa3c64763f0f1f6da7f71b58254192",
    "metadata": {},
    "name": "SpaceByNameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
