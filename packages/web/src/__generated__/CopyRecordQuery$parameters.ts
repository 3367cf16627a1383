/**
 * @generated SignedSource<<2a05423e006202917207865568dc77b8>>
 * @relayHash d58858c7cd9450df1e8287f1c82ad645
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f155018918545e165832a26d3696af82116fdc1688a30b14e8ee347e0f4e6526

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f155018918545e165832a26d3696af82116fdc1688a30b14e8ee347e0f4e6526",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
