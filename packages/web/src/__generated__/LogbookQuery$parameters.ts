/**
 * @generated SignedSource<<1d428ed70c2c66a49cfca11c312519a9>>
 * @relayHash 1c5a7bdfbc24fecc524a43ec0f003c3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6fff33059baf79e6bdba967ff65f450f35a7a8d9a592298d07b8eaf1aa6ca3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6fff33059baf79e6bdba967ff65f450f35a7a8d9a592298d07b8eaf1aa6ca3b",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
