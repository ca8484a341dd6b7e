// The console's baseline: a stock react-admin app after its simple example, with the same list on the same store.
import {
  Admin,
  BooleanField,
  BooleanInput,
  Create,
  type DataProvider,
  DataTable,
  Edit,
  ImageField,
  List,
  NumberInput,
  type RaRecord,
  Resource,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

interface Product extends RaRecord<string> {
  readonly id: string
}

async function ask(path: string, body: object) {
  const response = await fetch(`/stores-reader/v1/products/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: window.localStorage.getItem('bench-key') ?? '',
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

const unused = () => Promise.reject(new Error('The measured list does not ask for this.'))

const dataProvider: DataProvider = {
  async getList(_resource, { pagination, sort }) {
    const { page, perPage } = pagination ?? { page: 1, perPage: 50 }
    const { products, metadata } = await ask('query-platformized', {
      query: {
        sort: [{ fieldName: sort?.field ?? 'name', order: sort?.order ?? 'ASC' }],
        paging: { limit: perPage, offset: (page - 1) * perPage },
      },
    })
    return { data: products, total: metadata.total }
  },
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
}

function ProductList() {
  return (
    <List perPage={50} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable<Product>>
        <DataTable.Col source="picture">
          <ImageField source="media.mainMedia.thumbnail.url" />
        </DataTable.Col>
        <DataTable.Col source="name" />
        <DataTable.NumberCol source="priceData.price" />
        <DataTable.Col source="stock.inventoryStatus" />
        <DataTable.Col source="ribbon" />
        <DataTable.Col source="visible">
          <BooleanField source="visible" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

function Fields() {
  return (
    <SimpleForm>
      <TextInput source="name" />
      <NumberInput source="priceData.price" />
      <BooleanInput source="visible" />
    </SimpleForm>
  )
}

const ProductEdit = () => (
  <Edit>
    <Fields />
  </Edit>
)
const ProductCreate = () => (
  <Create>
    <Fields />
  </Create>
)

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element to render into.')
createRoot(container).render(
  <BrowserRouter basename="/console">
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="products" list={ProductList} edit={ProductEdit} create={ProductCreate} />
    </Admin>
  </BrowserRouter>,
)
