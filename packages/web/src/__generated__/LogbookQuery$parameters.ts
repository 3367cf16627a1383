/**
 * @generated SignedSource<<f149c0a8110a86aded3adbe57967162a>>
 * @relayHash 73a4e389354b88b8439ae098d3d2292a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50a4fd7ca87757815defa823a0f25b602dfa3d7daf1e4b53a9266460d62bc50d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50a4fd7ca87757815defa823a0f25b602dfa3d7daf1e4b53a9266460d62bc50d",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
