import { HeartButton } from './heart-button.jsx'

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

export function Wall({ posts }) {
  return (
    <main>
      <h1>Confessions</h1>
      <form method="post" action="/api/posts">
        <label htmlFor="text">What is on your heart?</label>
        <textarea id="text" name="text" maxLength={500} required />
        <button type="submit">Post</button>
      </form>
      <ol>
        {posts.map(({ id, text, author, hearts, timestamp }) => (
          <li key={id}>
            <article>
              <p>{text}</p>
              <footer>
                <span>{author}</span>
                <time dateTime={timestamp}>{when.format(new Date(timestamp))}</time>
                <HeartButton hearts={hearts} />
              </footer>
            </article>
          </li>
        ))}
      </ol>
    </main>
  )
}
