/**
 * @generated SignedSource<<60d88f04918143a199f2d47ed576ad78>>
 * @relayHash d6c7b5e782f86158bbf84377998f6471
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3b104d6a98e750ad546bdb638ba7ba6bd4d2f353ed2d26a05b403f3755c28a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3b104d6a98e750ad546bdb638ba7ba6bd4d2f353ed2d26a05b403f3755c28a5",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
