/**
 * @generated SignedSource<<9d53aa65893995d36755842a3820b5aa>>
 * @relayHash 5d934771559477e0f7c2a6c638a91f49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a1ec9ba0009593ad6e1a304c164266091de7a04ba198322bb21ced8980c4024

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a1ec9ba0009593ad6e1a304c164266091de7a04ba198322bb21ced8980c4024",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
