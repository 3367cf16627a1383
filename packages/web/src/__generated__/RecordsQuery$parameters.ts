/**
 * @generated SignedSource<<43c9852d43af44f7fccb838d01349f22>>
 * @relayHash 11d0a862eb89f6c0fb596893bb6969bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b260bb86a8ca51cb09f642764ca1262e42f324a23d69b77bbf02566327d5326

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b260bb86a8ca51cb09f642764ca1262e42f324a23d69b77bbf02566327d5326",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
