/**
 * @generated SignedSource<<1218282f5723fd3d3ace10296d448fb2>>
 * @relayHash 14bbbfe540028616e6f06f62a667540a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be700e1566170850e116ee1fbe64af806578f3be7a4f62976ab14f8fc43e74b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be700e1566170850e116ee1fbe64af806578f3be7a4f62976ab14f8fc43e74b5",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
