/**
 * @generated SignedSource<<9d6af62bfd1f5ca9101135b23b553d67>>
 * @relayHash f14650d6b5bc904e89aee77308f58eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57deeeab59688b9dd9639ab06090041aaf4f7042bad7697e9867b42f88a43f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57deeeab59688b9dd9639ab06090041aaf4f7042bad7697e9867b42f88a43f62",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
