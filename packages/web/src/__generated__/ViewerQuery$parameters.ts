/**
 * @generated SignedSource<<9d0ba7b7cd02cebf576f62eee528b0a0>>
 * @relayHash e5dbeaffe92bc847cbc11b8f49176516
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc6da504f25caaebc2093efb314b154aa3a376cc27c14a22cc59c880acddc4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dc6da504f25caaebc2093efb314b154aa3a376cc27c14a22cc59c880acddc4d",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
