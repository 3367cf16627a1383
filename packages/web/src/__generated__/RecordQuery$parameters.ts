/**
 * @generated SignedSource<<afa2413a49e38321ee43ec7b0f582357>>
 * @relayHash 01328bb94f2cd13386588fab5df02122
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4333951b97e4283cd129d55b4de42f632b3fa47c0f473f6463ece91104a10ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4333951b97e4283cd129d55b4de42f632b3fa47c0f473f6463ece91104a10ea",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
