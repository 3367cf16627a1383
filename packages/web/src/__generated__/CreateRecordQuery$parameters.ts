/**
 * @generated SignedSource<<532f495a03c616c6a6f225aadb514fb5>>
 * @relayHash 199d553ac550d25896b6cca4862867d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5f09e3efbdb4b8eda27b89adf8554a51e8b2d0a0a73dfde04a174debfc5d958

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5f09e3efbdb4b8eda27b89adf8554a51e8b2d0a0a73dfde04a174debfc5d958",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
